import { useState } from 'react';

/**
 * State that the caller keeps (`value` is given) or the component keeps (it is undefined). A component does not
 * change from one to the other while it is mounted.
 *
 * @returns the current value, and a function that changes it when uncontrolled.
 */
export function useControllableState<Value>(
  value: Value | undefined,
  defaultValue: Value,
): [value: Value, setOwnValue: (next: Value) => void] {
  const [ownValue, setOwnValue] = useState(defaultValue);
  return [value === undefined ? ownValue : value, setOwnValue];
}
