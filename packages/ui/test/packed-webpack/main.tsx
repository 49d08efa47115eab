import '@longcovid/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { findLocale, texts } from './check-visit';
import { Visit } from './Visit';

const locale = findLocale(document.documentElement.lang) ?? 'en-US';
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <>
      <h1>{texts[locale].title}</h1>
      <Visit locale={locale} />
    </>,
  );
