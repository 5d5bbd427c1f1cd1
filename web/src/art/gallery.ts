import { mount } from 'svelte';
import '../styles/tokens.css';
import '../styles/art.css';
import '../styles/base.css';
import '../styles/fonts.css';
import Gallery from './Gallery.svelte';

const target = document.getElementById('gallery');
if (target) mount(Gallery, { target });
