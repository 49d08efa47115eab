import { type KeyboardEvent, useRef, useState } from 'react';

const ages = ['0 to 2', '3 to 12', '13 to 17'];

/** The least tabs that follow the ARIA Authoring Practices Guide, except for arrow keys with `ignoresArrowKeys`. */
export function PlainTabs({ ignoresArrowKeys = false }: { ignoresArrowKeys?: boolean }) {
  const [chosen, setChosen] = useState(0);
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const go = (event: KeyboardEvent, index: number) => {
    if (event.key === 'ArrowRight' && !ignoresArrowKeys) tabs.current[(index + 1) % ages.length]?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label="Age">
        {ages.map((age, index) => (
          <button
            key={age}
            ref={(tab) => {
              tabs.current[index] = tab;
            }}
            role="tab"
            aria-selected={index === chosen}
            aria-controls={`ages-${index}`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            onKeyDown={(event) => go(event, index)}
          >
            {age}
          </button>
        ))}
      </div>
      {ages.map((age, index) => (
        <section key={age} id={`ages-${index}`} role="tabpanel" hidden={index !== chosen}>
          {`People of ${age}`}
        </section>
      ))}
    </div>
  );
}

const people = [
  { group: 'Adults', count: 3 },
  { group: 'Children', count: 1 },
  { group: 'Babies', count: 2 },
];

/** A native table with a sort button in its header. */
export function PlainTable() {
  const [direction, setDirection] = useState<'ascending' | 'descending'>();
  const rows = people.toSorted((a, b) =>
    direction === undefined ? 0 : (a.count - b.count) * (direction === 'ascending' ? 1 : -1),
  );
  return (
    <table>
      <caption>People by group</caption>
      <thead>
        <tr>
          <th scope="col">Group</th>
          <th scope="col" aria-sort={direction}>
            <button onClick={() => setDirection(direction === 'ascending' ? 'descending' : 'ascending')}>
              People
            </button>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ group, count }) => (
          <tr key={group} data-part="row">
            <th scope="row">{group}</th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
