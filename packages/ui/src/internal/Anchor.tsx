'use client';
import { type ComponentProps, type ComponentType, createContext, createElement, use } from 'react';

/** Props of a native link, as a router's link component gets them. */
export type AnchorProps = ComponentProps<'a'> & { href: string };

/** The link component of the router around it; null without one. */
export const AnchorContext = createContext<ComponentType<AnchorProps> | null>(null);

/** A URL with a scheme or a host, or of a place on this page. */
const notRouted = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

/** A link: the router's for a page of the same site in the same window, otherwise the native one. */
export function Anchor(props: AnchorProps) {
  const component = use(AnchorContext);
  const { href, target = '_self' } = props;
  const isRouted = component && target === '_self' && props.download === undefined && !notRouted.test(href);
  return createElement(isRouted ? component : 'a', props);
}
