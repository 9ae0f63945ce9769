/// Re-exports the modules whose declarations iOS sources expect from `import UIKit`.
@_exported import ControlKit
@_exported import ListKit
@_exported import NibKit
@_exported import ViewKit
