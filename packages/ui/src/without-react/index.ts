import { enhanceDataTable } from './data-table.ts';
import { enhanceDialog, enhanceDialogTrigger } from './dialog.ts';
import { enhanceDisclosureList } from './disclosure-list.ts';
import { enhanceDisclosure } from './disclosure.ts';
import { enhanceEach } from './enhance-each.ts';
import { enhanceErrorSummary } from './error-summary.ts';
import { enhanceTabs } from './tabs.ts';

export { announce } from './announce.ts';

/**
 * Gives the printed HTML of the components its behavior, in a page without React: dialogs, disclosures and lists of
 * them, error summaries, tabs, and tables that sort. The page is enhanced when the script runs; call this for HTML that
 * is added later. An element that was enhanced before, or lacks parts, is left as it is.
 *
 * @param root the element around what was added. Default: the document.
 */
export function enhance(root: ParentNode = document): void {
  enhanceEach(root, 'data-table', enhanceDataTable);
  enhanceEach(root, 'tabs', enhanceTabs);
  enhanceEach(root, 'disclosure', enhanceDisclosure);
  enhanceEach(root, 'disclosure-list', enhanceDisclosureList);
  enhanceEach(root, 'dialog', enhanceDialog);
  enhanceEach(root, 'link', enhanceDialogTrigger);
  enhanceEach(root, 'error-summary', enhanceErrorSummary);
}

enhance();
