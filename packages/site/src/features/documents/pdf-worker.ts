/** The worker of pdf.js as a script of our own, with a hash in its name, which is what our Trusted Types policy lets pass. */
import 'pdfjs-dist/build/pdf.worker.min.mjs';
