/** The background of the mark; see illustrations/icon-svg.ts. */
export type IconBackground = 'rounded' | 'square' | 'maskable';

/** A PNG icon: its URL, its width and height in pixels, and its background. */
export type Icon = { src: `/${string}`; size: number; background: IconBackground };

/** The icons of the web manifest, beside the SVG. */
export const MANIFEST_ICONS: readonly Icon[] = [
  { src: '/icon-192.png', size: 192, background: 'rounded' },
  { src: '/icon-512.png', size: 512, background: 'rounded' },
  { src: '/icon-maskable-512.png', size: 512, background: 'maskable' },
];

/** The icon of the home screen of an iPhone or iPad, which rounds it itself. */
export const APPLE_TOUCH_ICON: Icon = { src: '/apple-touch-icon.png', size: 180, background: 'square' };
