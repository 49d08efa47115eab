import { LocaleProvider } from '@longcovid/ui/locale-provider';
import { Component, type ComponentType, type ReactNode } from 'react';

type Story = { args?: object; render?: (args: object, context: { globals: object }) => ReactNode };
type StoryFile = { default: { component?: ComponentType; args?: object } } & Record<string, Story>;

const files = import.meta.glob<StoryFile>('./stories/*.mjs', { eager: true });
const [, folder = '', locale = 'en'] = location.search.match(/folder=([\w-]+)&locale=(\w+)/) ?? [];

class Failure extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = (error: unknown) => ({ message: String(error) });
  override render() {
    return this.state.message === '' ? this.props.children : <p role="alert">{this.state.message}</p>;
  }
}

/** Every story of one component, as `?folder=disclosure&locale=en` asks. */
export function Catalogue() {
  const { default: meta, ...stories } = files[`./stories/${folder}.mjs`] ?? { default: {} };
  return Object.entries(stories).map(([name, story]) => {
    const args = { ...meta.args, ...story.args };
    const Shown = meta.component ?? 'div';
    const Story = () => (story.render ? story.render(args, { globals: { locale } }) : <Shown {...args} />);
    return (
      <section key={name} data-story={name}>
        <Failure>
          <LocaleProvider locale={locale}>
            <Story />
          </LocaleProvider>
        </Failure>
      </section>
    );
  });
}
