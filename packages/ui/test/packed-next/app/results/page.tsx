export default function Page() {
  return <h1>Resultados</h1>;
}
