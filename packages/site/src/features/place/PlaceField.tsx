import type { PlaceSuggester } from '@longcovid/content/suggestions';
import { Combobox, type ComboboxProps } from '@longcovid/ui/combobox';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';

import { useLocale } from '../../i18n/useLocale.ts';
import { mayPrefetch } from '../../navigation/prefetch.ts';
import { getPlaceTables } from './place-lookup.ts';
import { usePlaceMessages } from './place-messages.ts';

type Props = Pick<ComboboxProps, 'aria-describedby' | 'className' | 'error'> & {
  ref: RefObject<HTMLInputElement | null>;
  text: string;
  onTextChange: (text: string) => void;
};

/**
 * The field of a place, with suggestions while somebody types. They are loaded at the first focus; until then, without
 * script and with data saver it is a text field, and any text can be searched for.
 */
export function PlaceField({ ref, text, onTextChange, ...props }: Props) {
  const t = usePlaceMessages();
  const { suggest, load } = usePlaceSuggester(ref);
  const options = useMemo(() => suggest?.(text).map((label) => ({ value: label, label })), [suggest, text]);
  return (
    <Combobox
      {...props}
      ref={ref}
      label={t('label')}
      name="near"
      enterKeyHint="search"
      variant="suggestions"
      matching="given"
      options={options}
      value={text}
      onValueChange={onTextChange}
      onFocus={load}
      messages={{ noMatch: isName(text) ? t('noSuggestion') : '' }}
    />
  );
}

/** Few letters and part of a postal code have no suggestion yet. */
const isName = (text: string): boolean => /\p{L}{3}/u.test(text);

/** The suggester, once the field has had focus; undefined while it is loaded, offline and with data saver. */
function usePlaceSuggester(field: RefObject<HTMLInputElement | null>) {
  const locale = useLocale();
  const [suggest, setSuggest] = useState<PlaceSuggester>();
  const load = useCallback(() => {
    if (!mayPrefetch()) return;
    import('./place-reader.ts')
      .then(({ loadPlaceSuggester }) => loadPlaceSuggester(getPlaceTables(), locale))
      .then(
        (loaded) => setSuggest(() => loaded),
        // Without suggestions any text can be searched for, and the next focus tries again.
        (error: unknown) => console.warn(error),
      );
  }, [locale]);
  const isLoaded = suggest !== undefined;
  // The field may have had focus before hydration.
  const first = useRef(load);
  useEffect(() => {
    if (!isLoaded && document.activeElement === field.current) first.current();
  }, [field, isLoaded]);
  return { suggest, load };
}
