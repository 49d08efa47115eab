import { inapplicable, toResult, type Rule } from '../rule.ts';

const FILE = /[^\s/]\.(png|jpe?g|gif|svg|webp|avif|bmp|tiff?|ico)$/i;

/** Whole names that only say that there is an image. */
const PLACEHOLDER =
  /^(an? |the |una? |la )?(image|img|picture|pic|photo|photograph|graphic|icon|alt( text)?|placeholder|spacer|untitled|imagen|foto|fotografía|gráfico|icono|bild|afbeelding)\d*$/i;

/** Names that cameras and programs give to files. */
const GENERATED =
  /^((img|dsc[fn]?|pict?|image|screenshot|photo)[-_ ]?\d{2,}|[0-9a-f]{12,}|[0-9a-f]{8}-[0-9a-f-]{27})$/i;

/** The name of an image is no file name and no placeholder. */
export const imageNames: Rule = {
  id: 'image-names',
  criteria: ['1.1.1'],
  invariantTo: ['theme'],
  async check(page) {
    const images = await page.evaluate(() => {
      const { isExposed, getCssPath, getName } = window.audit;
      return [...document.querySelectorAll('img, [role=img], input[type=image], area, canvas, object')]
        .filter(isExposed)
        .map((image) => ({ where: getCssPath(image), name: getName(image) }))
        .filter(({ name }) => name !== '');
    });
    if (images.length === 0) return inapplicable;
    return toResult(
      images
        .filter(({ name }) => [FILE, PLACEHOLDER, GENERATED].some((pattern) => pattern.test(name)))
        .map(({ where, name }) => ({ where, seen: `Its name is “${name}”.` })),
    );
  },
};
