/*
 * `internal/layout.ts` for a script that runs in browsers alone: the build puts this in its place, since a document
 * without layout needs half a kilobyte of answers.
 */
import type * as Layout from '../internal/layout.ts';

export const observeSize: typeof Layout.observeSize = (elements, changed) => {
  const observer = new ResizeObserver(() => changed());
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
};

export const matchesMedia: typeof Layout.matchesMedia = (query) => matchMedia(query).matches;

export const isVisible: typeof Layout.isVisible = (element) => element.checkVisibility();

export const scrollIntoView: typeof Layout.scrollIntoView = (element, options) =>
  element?.scrollIntoView(options);
