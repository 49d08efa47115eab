#!/usr/bin/env node
import { command } from './cli/program.ts';

await command().parseAsync();
