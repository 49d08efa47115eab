import { defineConfig } from './packages/audit/src/index.ts';

const page = (id: string, path: string) => ({
  id,
  addresses: { en: path, es: path === '/' ? '/es' : `/es${path}` },
});

/** What `a11y-audit` visits of this product, and where the screen reader's recordings lie. */
export default defineConfig({
  product: {
    en: 'Long COVID Research Program web site',
    es: 'Sitio web del Programa de Investigación del COVID persistente',
  },
  sources: [
    {
      kind: 'pages',
      base: 'http://localhost:3000',
      pages: [
        page('home', '/'),
        page('join', '/join?site=sample-001'),
        page('adults', '/for-participants/adults'),
        page('by-the-numbers', '/about-us/by-the-numbers'),
        page('study-materials', '/study-materials'),
        page('site-map', '/site-map'),
      ],
    },
  ],
  heard: ['packages/ui/src/*/evidence/*.steps.yml', 'packages/site/evidence/*.steps.yml'],
});
