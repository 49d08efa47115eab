'use client';
import type { ComponentType, ReactNode } from 'react';
import { AnchorContext, type AnchorProps } from '../../internal/Anchor.tsx';

export type LinkProviderProps = {
  /**
   * The router's link as a component with the props of `a`, which it must pass on, also `ref` and `onClick`. Declare it
   * outside of the component that renders the provider: a new one at each render would lose the focus.
   */
  component: ComponentType<AnchorProps>;
  children: ReactNode;
};

/**
 * Hands the links of all components below to a router, so that it shows its pages without loading a document. Links
 * to other sites, places on the page, downloads and new windows, and those of LanguageSwitch, stay with the browser.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <AnchorContext value={component}>{children}</AnchorContext>;
}
