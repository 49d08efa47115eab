import '@longcovid/ui/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { Document, type PageData } from './Document';

declare global {
  var pageData: PageData;
}

hydrateRoot(document, <Document {...globalThis.pageData} />);
