export { Carousel, type CarouselItem, type CarouselProps } from './Carousel.tsx';
export type { CarouselMessages } from './Carousel.messages.ts';
export type { CarouselPlayingReason } from './usePlay.ts';
export type { CarouselIndexReason } from './useSlides.ts';
