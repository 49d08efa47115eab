/** The worker of pdf.js as a script with a hash in its name, which our Trusted Types policy allows. */
import 'pdfjs-dist/build/pdf.worker.min.mjs';
