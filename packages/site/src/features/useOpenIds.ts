import { useCallback, useState } from 'react';

/** The disclosures of a page that are open, by id, and what opens and closes one, or makes these the open ones. */
export type OpenIds = {
  ids: ReadonlySet<string>;
  setOpen: (id: string, isOpen: boolean) => void;
  setIds: (ids: ReadonlySet<string>) => void;
};

export function useOpenIds(): OpenIds {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const setOpen = useCallback((id: string, isOpen: boolean) => {
    setIds((open) => new Set(isOpen ? [...open, id] : [...open].filter((other) => other !== id)));
  }, []);
  return { ids, setOpen, setIds };
}
