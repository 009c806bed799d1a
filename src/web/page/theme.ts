/** Light or dark: as the system is, unless the reader chooses. */

export type Theme = 'system' | 'light' | 'dark';

const KEY = 'espalier-theme';
const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

export function currentTheme(): Theme {
  const kept = stored();
  return THEMES.find((theme) => theme === kept) ?? 'system';
}

/** The other one than what is seen now, then back to what the system says. */
export function nextTheme(theme: Theme): Theme {
  const isDarkSystem = matchMedia('(prefers-color-scheme: dark)').matches;
  if (theme === 'system') return isDarkSystem ? 'light' : 'dark';
  if (theme === (isDarkSystem ? 'light' : 'dark')) return isDarkSystem ? 'dark' : 'light';
  return 'system';
}

export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Kept for this visit only.
  }
}

/** What is seen now. */
export function seenTheme(): 'light' | 'dark' {
  const theme = currentTheme();
  if (theme !== 'system') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
