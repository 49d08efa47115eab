import { useEffect, useRef, useState } from 'react';

/**
 * What a person has left in a field, for checking it. While something is pressed, such as the button that sends the form,
 * it waits: an error that appears would move the button from under the pointer, and the press would be lost.
 *
 * @returns `left` is undefined before the field is left for the first time, and while it is edited again; `last` is not.
 */
export function useLeftValue<Value>() {
  const [last, setLast] = useState<Value>();
  const [isEdited, setEdited] = useState(false);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const leave = (value: Value) => {
    cancelAnimationFrame(frame.current);
    if (document.querySelector(':active')) frame.current = requestAnimationFrame(() => leave(value));
    else {
      setLast(() => value);
      setEdited(false);
    }
  };
  const edit = () => {
    cancelAnimationFrame(frame.current);
    setEdited(true);
  };
  return { left: isEdited ? undefined : last, last, leave, edit };
}
