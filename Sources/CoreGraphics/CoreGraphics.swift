/// Everything that sources written for iOS expect behind `import CoreGraphics`, as far as it exists here: colours and
/// affine maps, and Foundation's points, sizes and rectangles.
@_exported import DrawKit
@_exported import Foundation
