import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { climbed } from '../../../somewhere/else.ts';

export const values = [lazy, useSearchParams, climbed];
