/// `import SDLKit` is enough for a program with a window and for the tests of its screens.
@_exported import StageKit
