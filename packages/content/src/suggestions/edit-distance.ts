/**
 * Whether a text is within `max` errors of a name or of its beginning. An error is a letter that is missing, added, wrong,
 * or swapped with its neighbor (restricted Damerau–Levenshtein distance).
 */
export function distanceWithin(text: string, name: string, max: number): boolean {
  // Columns beyond this are further away than `max`.
  const width = Math.min(name.length, text.length + max);
  if (text.length - width > max) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= text.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const isSame = text[row - 1] === name[column - 1];
      let errors = Math.min(
        (last[column] ?? Infinity) + 1,
        (current[column - 1] ?? Infinity) + 1,
        (last[column - 1] ?? Infinity) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && text[row - 1] === name[column - 2] && text[row - 2] === name[column - 1])
        errors = Math.min(errors, (beforeLast[column - 2] ?? Infinity) + 1);
      current.push(errors);
      least = Math.min(least, errors);
    }
    if (least > max) return false;
    beforeLast = last;
    last = current;
  }
  return last.some((errors) => errors <= max);
}
