/** A page on the way to the current one, or the current one. */
export type BreadcrumbPage = {
  /** Its name, as text: structured data takes no markup. */
  label: string;
  /** Its URL, absolute or from the root of the site. */
  href: string;
  /** Language of the name, such as 'en', when it is not that of the page. */
  lang?: string | undefined;
};

/** The way to a page as structured data. Source: schema.org/BreadcrumbList. */
export type BreadcrumbList = {
  '@context': 'https://schema.org';
  '@type': 'BreadcrumbList';
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item: string }[];
};

/**
 * The same pages as an object of schema.org, for a `script type="application/ld+json"` that you write, where your
 * security policy allows it, or for a data file.
 *
 * @param site origin of your site, such as 'https://example.org'.
 * @throws TypeError when `site` is no absolute URL.
 */
export function breadcrumbList(pages: readonly BreadcrumbPage[], site: string): BreadcrumbList {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(href, site).href,
    })),
  };
}
