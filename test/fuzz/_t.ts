import { fuzzMutants } from './ir-programs.js';
import { buildProgram } from './program-arbitrary.js';
import { printProgram } from '../../src/ir/text/print.js';
try { fuzzMutants(150,20240822);} catch(e){ console.log((e as Error).cause); }
console.log(printProgram(buildProgram([0,0,0,2534,0,0,0,0,0,0,0,0,0,0,0,0,0,0,4074,0,0,0,947,0,0,0,0,0,0,0,0,0,0]).classes));
