import ViewKit

extension UISlider: TouchReverting {
    package func revertTouch() {
        let old = value
        setValue(valueAtPress, animated: false)
        // Without `isContinuous`, the app doesn't know the value from the drag.
        if isContinuous, value != old { sendValueChanged() }
    }
}
