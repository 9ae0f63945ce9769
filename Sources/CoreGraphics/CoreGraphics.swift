/// The declarations available here that sources written for iOS expect from `import CoreGraphics`: colors, gradients,
/// paths and affine transforms, and Foundation's points, sizes and rectangles.
@_exported import DrawKit
@_exported import Foundation
