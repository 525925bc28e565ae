-- A drawing is served by the name of its file, to those who may see a figure that shows it.
create index figure_versions_image on figure_versions (image);
create index figure_versions_model_3d on figure_versions (model_3d) where model_3d is not null;
