import type { Programme } from '@longcovid/content';
import { useRouteLoaderData } from 'react-router-dom';

import { useLocale } from '../i18n/useLocale.ts';

/** What the header and footer of every page in one language need. */
export type ShellData = {
  programme: Programme;
};

/** What every page's data carries: the words of its <title> and description. */
export type PageData = {
  seo: { title: string; description: string };
  heading: string;
  /** Paths of the pages whose data is fetched ahead while this one is read; the build adds them. */
  ahead?: readonly string[];
};

/** The shell's data for the language of the page. */
export const useShell = (): ShellData => useRouteLoaderData(useLocale()) as ShellData;
