/** What stands behind the mark: see illustrations/icon-svg.ts. */
export type IconGround = 'rounded' | 'square' | 'maskable';

/** A PNG icon: its address, its width and height in pixels, and its ground. */
export type Icon = { src: `/${string}`; size: number; ground: IconGround };

/** The icons of the web manifest, beside the SVG. */
export const MANIFEST_ICONS: readonly Icon[] = [
  { src: '/icon-192.png', size: 192, ground: 'rounded' },
  { src: '/icon-512.png', size: 512, ground: 'rounded' },
  { src: '/icon-maskable-512.png', size: 512, ground: 'maskable' },
];

/** The icon of the home screen of an iPhone or iPad, which rounds it itself. */
export const APPLE_TOUCH_ICON: Icon = { src: '/apple-touch-icon.png', size: 180, ground: 'square' };
