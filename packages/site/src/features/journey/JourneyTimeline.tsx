import type { Journey } from '@longcovid/content';
import { Disclosure } from '@longcovid/ui/disclosure';

import { Prose } from '../../shell/Prose.tsx';

/** Every variant of a journey under its own heading. */
export function JourneyTimeline({ journey }: { journey: Journey }) {
  return (
    <>
      <p>{journey.welcomeBody}</p>
      {journey.versions.map(({ id, title, intro, parts }) => (
        <section key={id} aria-labelledby={`version-${id}`}>
          <h3 id={`version-${id}`}>{title}</h3>
          <p>{intro}</p>
          {parts.map((part) => (
            <section key={part.id}>
              <h4>{part.title}</h4>
              {part.blocks.map((block) => (
                <section key={block.id}>
                  <h5>{block.title}</h5>
                  {block.circles.map((circle) => (
                    <Disclosure key={circle.id} summary={circle.title} headingLevel={6}>
                      <Prose blocks={circle.content} />
                    </Disclosure>
                  ))}
                </section>
              ))}
            </section>
          ))}
        </section>
      ))}
    </>
  );
}
