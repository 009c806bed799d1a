import fc from 'fast-check';
import { programs } from './program-arbitrary.js';
import { printProgram } from '../../src/ir/text/print.js';
import { parseProgram } from '../../src/ir/text/parse.js';
import { tokenize } from '../../src/ir/text/tokens.js';
const list=fc.sample(programs,{numRuns:100,seed:5}).map(p=>printProgram(p.classes,{spans:true}));
const total=list.reduce((s,t)=>s+t.length,0);
for(let k=0;k<3;k++){
let s=performance.now(); let n=0; for(const t of list) n+=tokenize(t).length; console.log('tokens',n,total,performance.now()-s);
s=performance.now(); for(const t of list) parseProgram(t); console.log('parse',performance.now()-s);
}
