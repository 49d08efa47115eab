import type { Programme } from '@longcovid/content';
import { useRouteLoaderData } from 'react-router-dom';

import { useLocale } from '../i18n/useLocale.ts';

/** Data of the header and footer in one language. */
export type ShellData = {
  programme: Programme;
};

/** Fields of every page's data: title and description. */
export type PageData = {
  seo: { title: string; description: string };
  heading: string;
  /** Whether help from a person is beside the text. Default: in the footer. */
  hasHelpBeside?: boolean;
  /** Paths of pages to prefetch; the build adds them. */
  ahead?: readonly string[];
};

/** The shell's data for the language of the page. */
export const useShell = (): ShellData => useRouteLoaderData(useLocale()) as ShellData;
