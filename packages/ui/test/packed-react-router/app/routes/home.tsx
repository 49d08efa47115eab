import { Link } from '@longcovid/ui/link';

export const meta = () => [{ title: 'Visitas' }];

export default function Home() {
  return (
    <>
      <h1>Visitas</h1>
      <Link href="/visit">Primera visita</Link>
    </>
  );
}
