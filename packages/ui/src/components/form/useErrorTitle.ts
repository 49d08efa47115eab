'use client';
import { useEffect } from 'react';

/**
 * Begins the title of the page with a prefix while something is wrong, and takes it away afterwards, also when the
 * form goes. Source: GOV.UK Frontend, PR #1219.
 */
export function useErrorTitle(isWrong: boolean, prefix: string): void {
  useEffect(() => {
    if (!isWrong) return;
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [isWrong, prefix]);
}
