// Makes `import SDLKit` sufficient for programs with a window and for the tests of their screens.
@_exported import StageKit
