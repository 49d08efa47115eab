export default function Page() {
  return (
    <main>
      <h1>Resultados</h1>
    </main>
  );
}
