'use client';
import { LinkProvider } from '@longcovid/ui/link';
import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';

const AppLink = ({ href = '', ...props }: ComponentProps<'a'>) => <Link href={href} {...props} />;

export const AppLinks = ({ children }: { children: ReactNode }) => (
  <LinkProvider component={AppLink}>{children}</LinkProvider>
);
