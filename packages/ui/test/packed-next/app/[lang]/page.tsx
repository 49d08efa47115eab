import { Announcer } from '@longcovid/ui/announcer';
import { Dialog, DialogTrigger } from '@longcovid/ui/dialog';
import { Link } from '@longcovid/ui/link';
import { TextField } from '@longcovid/ui/text-field';

export default function Page() {
  return (
    <main>
      <h1>Descanso y visitas</h1>
      <TextField label="Su nombre" name="name" />
      <p>
        <Link href="/es/results">Resultados</Link> <Link href="https://example.org/">Otro sitio</Link>
      </p>
      <DialogTrigger href="/es/results" dialogId="visit">
        Cómo es una visita
      </DialogTrigger>
      <Dialog id="visit" title="Una visita">
        <p>Dura unas dos horas.</p>
      </Dialog>
      <Announcer />
    </main>
  );
}
