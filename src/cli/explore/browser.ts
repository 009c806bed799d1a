/** Opening the page for the user, where there is a browser to open it; where not, the printed address is enough. */
import { spawn } from 'node:child_process';

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

export function openBrowser(address: string): void {
  const [command = 'xdg-open', ...words] = OPENERS[process.platform] ?? [];
  const opener = spawn(command, [...words, address], { stdio: 'ignore', detached: true });
  opener.on('error', () => {});
  opener.unref();
}
