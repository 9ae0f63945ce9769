/// The declarations available here that sources written for iOS expect from `import UIKit`.
@_exported import ControlKit
@_exported import ListKit
@_exported import NibKit
@_exported import ViewKit
