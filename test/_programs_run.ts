import { listPrograms } from './programs/programs.js';
import { openFiles } from './support/open.js';
import { runEntry } from '../src/workspace/index.js';
const filter = process.argv.slice(2);
const programs = listPrograms().filter(p => filter.length===0 || filter.some(f=>p.name.includes(f)));
const ws = await openFiles(...programs.flatMap(p=>p.files));
let ok=0,bad=0;
for (const p of programs) {
  const before = ws.diagnostics().length; let err=''; const t=performance.now();
  try {
    const ran = runEntry(ws,{entry:p.mainClass,programArguments:[],input:'',stepBudget:300_000_000,enableAssertions:p.assertions,output:(s,x)=>{if(s==='err')err+=x;}});
    if (ran.kind!=='ran'){bad++;console.log('NOENTRY',p.name,ran.message);continue;}
    const r=ran.result; const ds=ws.diagnostics().slice(before);
    if (performance.now()-t>2000) console.log('SLOW',p.name,Math.round(performance.now()-t));
    if (r.output===p.output&&r.exception===p.exception&&r.claims.length===0&&ds.length===0){ok++;continue;}
    bad++; console.log('FAIL',p.name);
    if(r.exception!==p.exception)console.log('   exception',r.exception,'want',p.exception, err.split('\n').slice(0,6).join(' | '));
    for(const c of r.claims)console.log('   claim',c.reason??c.message);
    if(r.output!==p.output){const a=r.output.split('\n'),b=p.output.split('\n');let i=0;while(i<a.length&&a[i]===b[i])i++;console.log(`   line ${i+1}\n     got  ${a[i]}\n     want ${b[i]}`);}
    for(const d of ds.slice(0,4))console.log('   diag',d.line,d.message);
  } catch(e){bad++;console.log('CRASH',p.name,(e as Error).stack?.split('\n').slice(0,5).join(' | '));}
}
console.log({ok,bad});
