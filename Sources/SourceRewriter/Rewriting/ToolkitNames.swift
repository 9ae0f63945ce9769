/// Names of the toolkit that sources use as they would on iOS.
enum ToolkitNames {
    /// Names of Foundation and the Objective-C runtime that UIKit declares here.
    static let runtime: Set<String> = [
        "Selector", "NSSelectorFromString", "NSStringFromSelector", "objc_setAssociatedObject",
        "objc_getAssociatedObject", "objc_AssociationPolicy", "objc_removeAssociatedObjects",
    ]

    /// The base names of optional members of UIKit's delegates and data sources. All have defaults here.
    static let optionalMembers: Set<String> = [
        "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging", "scrollViewWillEndDragging",
        "scrollViewDidEndDragging", "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
        "scrollViewDidEndScrollingAnimation", "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop",
        "tableView", "numberOfSections", "collectionView", "textField", "textFieldDidBeginEditing",
        "textFieldDidEndEditing", "textFieldShouldBeginEditing", "textFieldShouldEndEditing", "textFieldShouldReturn",
        "textFieldShouldClear", "textFieldDidChangeSelection", "textView", "textViewDidChange",
        "textViewDidBeginEditing", "textViewDidEndEditing", "textViewShouldBeginEditing", "textViewShouldEndEditing",
        "textViewDidChangeSelection", "gestureRecognizer", "gestureRecognizerShouldBegin", "navigationController",
        "tabBarController", "tabBar", "animationDidStart", "animationDidStop", "animationController",
        "interactionControllerForPresentation", "interactionControllerForDismissal", "presentationController",
        "presentationControllerDidDismiss", "presentationControllerWillDismiss", "presentationControllerShouldDismiss",
        "animationEnded", "interruptibleAnimator", "pickerView", "indexTitles", "sectionIndexTitles",
        "applicationDidBecomeActive",
    ]
}
