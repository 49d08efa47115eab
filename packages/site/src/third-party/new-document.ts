import { findPage } from '../pages.ts';
import { CHAT_SCRIPT, TAG_MANAGER_SCRIPT } from './configured-scripts.ts';

/** Whether this document has a third-party script, which stays in it, whatever page the router shows. */
let hasThirdParty = false;

/** Records that this document has a third-party script. */
export const markThirdParty = (): void => void (hasThirdParty = true);

/** Whether a page has a form or its confirmation: no third-party script runs there, since people enter health data. */
export const isFormPage = (pathname: string): boolean => findPage(pathname)?.render === 'request';

/** Whether a page must be loaded as a new document, without the third-party script of this one. */
export const needsNewDocument = (pathname: string): boolean =>
  // Constants of the build, so that bundlers drop the rest where none is configured.
  (CHAT_SCRIPT !== '' || TAG_MANAGER_SCRIPT !== '') && hasThirdParty && isFormPage(pathname);
