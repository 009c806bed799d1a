/** What `check` found, in the format that was asked for. */
import type { CheckResult } from '../../findings/check-result.js';
import type { RunResult } from '../../findings/result.js';
import { annotationsReport } from '../../reports/annotations.js';
import { checkText, PLAIN } from '../../reports/check-text.js';
import { checkHtml } from '../../reports/html/check/check-html.js';
import { jsonReport } from '../../reports/json.js';
import { junitReport } from '../../reports/junit.js';
import { sarifReport } from '../../reports/sarif/sarif.js';
import type { CheckCommandOptions } from '../../workspace/commands/check/card.js';
import type { Checked } from '../../workspace/index.js';
import { COLOURS, isPainted } from '../colours.js';
import type { ExitStatus } from '../exit-status.js';
import type { Opened } from '../open.js';
import { svgRenderer } from '../pictures.js';
import { rulePages } from '../rule-pages.js';

export interface Writing {
  readonly checked: Pick<Checked, 'rules'>;
  readonly source: Opened['source'];
  readonly options: CheckCommandOptions;
  readonly status: ExitStatus;
}

export async function written(run: RunResult<CheckResult>, writing: Writing): Promise<string> {
  const { checked, source, options, status } = writing;
  const { rules } = checked;
  switch (options.format) {
    case 'json':
      return jsonReport(run);
    case 'sarif': {
      const baseline = options.baseline !== undefined;
      return sarifReport(run, rules, { baseline, exitStatus: status, source, pages: rulePages() });
    }
    case 'junit':
      return junitReport(run);
    case 'github':
      return annotationsReport(run);
    case 'html':
      return checkHtml(run, { source, rules, svgOf: await svgRenderer() });
    default:
      return checkText(run, {
        source,
        paint: isPainted(options) ? COLOURS : PLAIN,
        assumptions: options.assumptions === true,
        show: options.show,
      });
  }
}
