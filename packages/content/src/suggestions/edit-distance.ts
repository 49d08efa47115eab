const FAR = { whole: Infinity, beginning: Infinity };

/**
 * The errors between a text and a name, and between the text and the best beginning of the name; `Infinity` beyond `max`.
 * An error is a letter that is missing, added, wrong, or swapped with its neighbor (restricted Damerau–Levenshtein
 * distance).
 */
export function countErrors(text: string, name: string, max: number): { whole: number; beginning: number } {
  // Columns beyond this are further away than `max`.
  const width = Math.min(name.length, text.length + max);
  if (text.length - width > max) return FAR;
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
    if (least > max) return FAR;
    beforeLast = last;
    last = current;
  }
  const within = (errors = Infinity) => (errors <= max ? errors : Infinity);
  return {
    whole: within(width === name.length ? last[width] : undefined),
    beginning: within(Math.min(...last)),
  };
}
