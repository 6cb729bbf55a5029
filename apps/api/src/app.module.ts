import { Module } from '@nestjs/common';
import { sliceModules } from './modules.gen';

@Module({ imports: [...sliceModules] })
export class AppModule {}
