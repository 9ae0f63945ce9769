import DrawKit

/// The colors of gradient steps in a row of pixels: the nearest displayable color or, with dithering, a mix of the two
/// nearest colors with the correct mean.
struct RampStepColors {
    private let steps: UnsafeRawPointer
    private let matrix: DitherMatrix?
    private var thresholds: DitherMatrix.Row?

    /// Calls `body` with the colors of `ramp`, dithered if `matrix` is not `nil`.
    static func with(_ ramp: Ramp, matrix: DitherMatrix?, _ body: (RampStepColors) -> Void) {
        func call(_ bytes: UnsafeRawBufferPointer) {
            if let steps = bytes.baseAddress { body(RampStepColors(steps: steps, matrix: matrix)) }
        }
        if matrix == nil {
            ramp.colors.withUnsafeBytes(call)
        } else {
            ramp.fineColors.withUnsafeBytes(call)
        }
    }

    private init(steps: UnsafeRawPointer, matrix: DitherMatrix?) {
        self.steps = steps
        self.matrix = matrix
        thresholds = matrix?.row(0)
    }

    /// Returns the colors of row `y` of the pattern.
    func row(_ y: Int32) -> RampStepColors {
        var colors = self
        colors.thresholds = matrix?.row(y)
        return colors
    }

    /// Returns a block that computes four pixels of this row at the same time, starting with column `x`, or `nil`
    /// without a pattern.
    func block(x: Int32) -> StepBlock? {
        thresholds.map { StepBlock($0, x: x) }
    }

    /// Returns the colors of four steps. Requires a pattern.
    @inline(__always)
    func colors(at indices: (Int, Int, Int, Int)) -> StepBlock.Colors {
        StepBlock.Colors(steps, at: indices)
    }

    /// Returns the word of `step` in column `x` of the pattern.
    @inline(__always)
    func word(_ step: Int, x: Int32) -> UInt32 {
        guard let thresholds else {
            return steps.load(fromByteOffset: step &* MemoryLayout<PackedColor>.stride, as: PackedColor.self).bits
        }
        let color = steps.load(fromByteOffset: step &* MemoryLayout<DitherColor>.stride, as: DitherColor.self)
        return color.dithered(threshold: thresholds[Int(x & DitherMatrix.mask)]).bits
    }
}
