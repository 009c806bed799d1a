import { readdirSync } from 'node:fs';
import { openFiles } from './support/open.js';
import { runEntry } from '../src/workspace/index.js';
const base = '/work/main/test/models/';
const files = [...readdirSync(base + 'util').filter(f => f.endsWith('.java')).map(f => base + 'util/' + f), base + 'lang/Journal.java',
  ...['Differential', 'ListSubject', 'MapSubject', 'QueueSubject'].map(f => base + 'differential/' + f + '.java')];
const ws = await openFiles(...files);
const [entry, ...rest] = process.argv.slice(2);
const t = performance.now();
const ran = runEntry(ws, { entry, programArguments: rest, input: '', stepBudget: 2_000_000_000, enableAssertions: true, output: (s, x) => { process.stdout.write(x); } });
if (ran.kind !== 'ran') console.log(ran.message); else { for (const c of ran.result.claims) console.log('CLAIM', c.reason ?? c.message); if (ran.result.exception) console.log('EXC', ran.result.exception); }
for (const d of ws.diagnostics().slice(0, 20)) console.error('DIAG', d.file, d.line, d.message);
console.error(Math.round(performance.now() - t), 'ms');
