'use client';
import { useEffect } from 'react';

/**
 * Puts a prefix before the title of the page while there are errors, and removes it afterward, also when the form
 * unmounts. Source: GOV.UK Frontend, PR #1219.
 */
export function useErrorTitle(hasErrors: boolean, prefix: string): void {
  useEffect(() => {
    if (!hasErrors) return;
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [hasErrors, prefix]);
}
