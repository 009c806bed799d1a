import { readdirSync, readFileSync } from 'node:fs';
import { openFiles } from './support/open.js';
import { runScope } from '../src/workspace/index.js';
const filter = process.argv.slice(2);
for (const f of readdirSync('examples',{recursive:true,encoding:'utf8'}).filter(n=>n.endsWith('.java')).sort()) {
  if (filter.length && !filter.some(x=>f.includes(x))) continue;
  const text = readFileSync('examples/'+f,'utf8');
  const ws = await openFiles('examples/'+f);
  for (const m of text.matchAll(/^\/\/ espalier run (\S+) --method (\S+) --scope (\d+)/gm)) {
    const t=performance.now();
    const ran = runScope(ws,{classes:[],methods:[m[2]!],scope:Number(m[3]),budget:1});
    const ms=Math.round(performance.now()-t);
    for (const r of ran.results) {
      const bad = r.claims.filter(c=>c.verdict==='refuted').map(c=>c.subject??c.property);
      const other = r.claims.filter(c=>c.verdict!=='refuted').map(c=>c.verdict+(c.reason?`(${c.reason})`:'')).filter((x,i,a)=>a.indexOf(x)===i);
      console.log(f, r.method, 'scope',m[3],'runs',(r as any).runs,'cut',JSON.stringify((r as any).cutOff), text.includes('caught by')?'TWIN':'', bad.length?'REFUTED '+bad.join(' ; '):'', other.join(','), ms+'ms');
    }
    for (const d of [...ran.diagnostics, ...ran.unmatched]) console.log('   diag', JSON.stringify(d));
  }
  for (const d of ws.diagnostics()) console.log('   diag', d.line, d.message);
}
